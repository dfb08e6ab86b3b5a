/** Two short tones, synthesised: a sound file would need an additional entry in the Content Security Policy. */
const notes = [
  { hertz: 659.26, at: 0 },
  { hertz: 880, at: 0.12 },
] as const;
const LOUDNESS = 0.12;
const FADE_S = 0.35;

let context: AudioContext | null = null;

/** Plays the tones. Resolves to false if the browser plays no sound, for example before the first user interaction. */
export async function chime(): Promise<boolean> {
  if (!('AudioContext' in globalThis) || !mayPlay()) return false;
  try {
    context ??= new AudioContext();
    await context.resume();
    for (const { hertz, at } of notes) play(context, hertz, context.currentTime + at);
    return true;
  } catch {
    return false;
  }
}

/**
 * An `AudioContext` created before the first user interaction is suspended until then, and the sound would play too
 * late.
 */
function mayPlay(): boolean {
  const activation = (navigator as { userActivation?: UserActivation }).userActivation;
  return context?.state === 'running' || activation === undefined || activation.hasBeenActive;
}

function play(audio: AudioContext, hertz: number, at: number): void {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(LOUDNESS, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + FADE_S);
  const note = audio.createOscillator();
  note.frequency.value = hertz;
  note.connect(loudness).connect(audio.destination);
  note.start(at);
  note.stop(at + FADE_S);
}
