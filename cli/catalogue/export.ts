import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { anyVariants, exportedProducts } from '../../app/catalogue/care/export-products.server'
import { CATALOGUE_WRITERS } from '../../app/catalogue/care/write-catalogue'
import { type Command, readWords, required, UsageError } from '../command'

export const exportCommand: Command = {
  usage: '<file.csv|file.ndjson|file.json>',
  about:
    'Write every product, hidden ones too, to a file that "catalogue import" reads back; a .csv has no reviews.',
  async run(args, { db, print }) {
    const { positionals } = readWords(args)
    const file = required(positionals[0], 'the file')
    if (positionals.length > 1) throw new UsageError('one file at a time')
    const kind = extname(file).toLowerCase()
    const write = CATALOGUE_WRITERS[kind as keyof typeof CATALOGUE_WRITERS]
    if (!write) throw new UsageError('a catalogue is a .csv, .ndjson or .json file')
    let count = 0
    const counted = (async function* () {
      for await (const product of exportedProducts(db)) {
        count++
        yield product
      }
    })()
    // The file has another name until it is whole: an export cut short does not replace the last
    // one.
    const unfinished = `${file}.unfinished`
    try {
      await pipeline(
        write(counted, await anyVariants(db)),
        createWriteStream(unfinished, { mode: 0o600 }),
      )
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
    print(`${count} products written to ${file}`)
    return 0
  },
}
