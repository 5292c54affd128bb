import pg from 'pg'
import { clockSetting } from '../clock/database-clock'

/** Returns the URL of a new database on the server, empty or a copy of one that nobody uses. */
export async function freshDatabase(serverUrl: string, copyOf = 'template1') {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name} template ${copyOf}`)
  await client.query(clockSetting(name))
  await client.end()
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}

/** Removes a database of `freshDatabase`, whoever is still connected to it. */
export async function dropDatabase(serverUrl: string, databaseUrl: string) {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
  await client.end()
}
