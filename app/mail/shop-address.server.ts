import { sender } from './sender.server'

/** Returns the address at which the shop itself gets mail. */
export const shopAddress = () => sender().address
