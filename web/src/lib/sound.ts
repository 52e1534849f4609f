/** Short sounds made by the browser itself, so that nothing is loaded. Off until somebody asks. */

import { settings } from "./settings.svelte";

type Sound = "turn" | "end";

// Notes in hertz, one after the other.
const TUNES: Record<Sound, readonly number[]> = {
  turn: [523, 659],
  end: [392, 523, 659, 784],
};
const NOTE = 0.13; // seconds
const VOLUME = 0.08;

let audio: AudioContext | null = null;

export function chime(sound: Sound): void {
  // Browsers let a page be heard once somebody has clicked or typed there.
  if (!settings.sounds || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  TUNES[sound].forEach((pitch, i) => {
    const tone = audio!.createOscillator();
    const loudness = audio!.createGain();
    const at = start + i * NOTE;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(VOLUME, at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + NOTE * 1.6);
    tone.connect(loudness).connect(audio!.destination);
    tone.start(at);
    tone.stop(at + NOTE * 1.7);
  });
}
