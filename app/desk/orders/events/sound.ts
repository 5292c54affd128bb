const KEY = 'desk-sound'

export const isSoundOn = () => localStorage.getItem(KEY) === 'on'

/** Stores the choice in this browser. Turning it on plays once, after which browsers allow it. */
export function setSound(on: boolean) {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  if (on) playSound()
}

let audio: AudioContext | undefined

export function playSound() {
  audio ??= new AudioContext()
  void audio.resume()
  for (const [at, frequency] of [
    [0, 660],
    [0.14, 880],
  ] as const)
    playTone(audio, frequency, audio.currentTime + at)
}

function playTone(context: AudioContext, frequency: number, at: number) {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.15, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.32)
}
