import { crc32, deflateRawSync } from 'node:zlib'

type Files = Record<string, string | Buffer> | [name: string, content: string | Buffer][]

interface Wrong {
  lie?: number
  /** Every file is said to begin where the first does. */
  overlapping?: boolean
  encrypted?: boolean
}

/** Makes a zip archive of these files. */
export function madeZip(files: Files, { lie, overlapping, encrypted }: Wrong = {}) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Array.isArray(files) ? files : Object.entries(files)) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800 + (encrypted ? 1 : 0), 2) // names in UTF-8
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(lie ?? bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed])
    const rest = Buffer.alloc(16)
    rest.writeUInt32LE(overlapping ? 0 : offset, 12)
    const head = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest.subarray(2), path])
    directory.push(head)
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}
