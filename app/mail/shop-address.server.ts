import { config } from '../config.server'

/** Where the shop itself is written to. */
export const shopAddress = () => /<([^>]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM
