export const shared = {
  bytes: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  int32: (length: number) => new Int32Array(new SharedArrayBuffer(4 * length)),
  uint16: (length: number) => new Uint16Array(new SharedArrayBuffer(2 * length)),
  uint32: (length: number) => new Uint32Array(new SharedArrayBuffer(4 * length)),
}
