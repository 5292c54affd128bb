/** A message of a server process to its supervisor. */
export type FromServer =
  | { kind: 'beat' }
  /** Counts the migrations its version would make; a server beside another is asked this. */
  | { kind: 'pending'; migrations: number }
  /** The server could serve at once: the catalogue is indexed, first pages are rendered. */
  | { kind: 'warm' }
  /** The server accepts connections, and knows what to do when it is told to stop. */
  | { kind: 'listening' }
  /** The server serves; `said` is what it printed. */
  | { kind: 'ready'; said: string }
  /** Something failed that nobody caught: it lets requests in flight end, and exits. */
  | { kind: 'failing' }
  /** Somebody else told it to stop. */
  | { kind: 'leaving' }
  /** The backup at the path should replace the shop, while no server runs. */
  | { kind: 'restore'; path: string }

/** A message of a supervisor to its server process. */
export type ToServer =
  /** The data may be opened, and migrated. `restores`: this supervisor knows 'restore'. */
  | { kind: 'open'; restores?: boolean }
  | { kind: 'listen' }
  /** `replaced` tells that another accepts from the same socket. */
  | { kind: 'stop'; replaced: boolean }

/** 'alone': nobody serves. 'beside': another serves. 'standby': another does not respond. */
export type ServerRole = 'alone' | 'beside' | 'standby'

/** The exit code of a start that was refused in one clear line (EX_CONFIG of sysexits.h). */
export const REFUSED = 78

/** The exit code of a supervisor whose servers ended again and again (EX_SOFTWARE). */
export const GAVE_UP = 70
