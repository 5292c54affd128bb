/** What a server process tells its supervisor. */
export type FromServer =
  | { kind: 'beat' }
  /** Migrations its version would make: asked of one that starts beside another. */
  | { kind: 'pending'; migrations: number }
  /** Could serve at once: the catalogue is indexed, first pages are rendered. */
  | { kind: 'warm' }
  /** Accepts connections, and knows what to do when it is told to stop. */
  | { kind: 'listening' }
  /** Serves; `said` is what it printed. */
  | { kind: 'ready'; said: string }
  /** Something failed that nobody caught: it lets requests in flight end, and exits. */
  | { kind: 'failing' }
  /** Told to stop by somebody else. */
  | { kind: 'leaving' }

/** What a supervisor tells its server process. */
export type ToServer =
  /** The data may be opened, and migrated. */
  | { kind: 'open' }
  | { kind: 'listen' }
  /** `replaced`: another accepts from the same socket. */
  | { kind: 'stop'; replaced: boolean }

/**
 * Alone: nobody serves. Beside: one serves, of another version maybe. Standby: one does not respond.
 */
export type Role = 'alone' | 'beside' | 'standby'

/** Exit code of a start that was refused in one clear line (EX_CONFIG of sysexits.h). */
export const REFUSED = 78

/** Exit code of a supervisor whose servers ended again and again (EX_SOFTWARE). */
export const GAVE_UP = 70
