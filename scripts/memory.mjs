/**
 * glibc gives each thread that allocates an arena of its own, up to eight a core, and what is freed in
 * one is of no use to the others: with the shop's 16 threads a third of its memory stood idle there.
 * Read by glibc when a process starts only.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }
