// The sounds of the table: soft mallets and knocks on wood, made as they are needed. Nothing is made before
// the person has done something on the page, or while sounds are off.

import { preferences } from '../a11y/preferences.svelte';
import { is_too_much, type Cue } from './cues';

interface Tone {
  voice: 'mallet' | 'knock' | 'brush';
  /** Hertz; of a brush the middle of what is heard. */
  pitch: number;
  /** Seconds after the first. */
  after: number;
  /** From 0 to 1. */
  loud: number;
}

function mallet(pitch: number, after = 0, loud = 0.5): Tone {
  return { voice: 'mallet', pitch, after, loud };
}
function knock(pitch: number, after = 0, loud = 0.6): Tone {
  return { voice: 'knock', pitch, after, loud };
}

/** The notes of a kitchen marimba, in hertz. */
const [a3, c4, e4, g4, c5, e5] = [220, 261.6, 329.6, 392, 523.3, 659.3];

const tones: Record<Cue, readonly Tone[]> = {
  turn: [mallet(g4), mallet(c5, 0.14)],
  play: [knock(190, 0, 0.45)],
  draw: [{ voice: 'brush', pitch: 2200, after: 0, loud: 0.16 }],
  hit: [knock(130, 0, 0.8), knock(120, 0.1, 0.6), mallet(a3, 0.1, 0.5)],
  last_card: [mallet(c5, 0, 0.35), mallet(c5, 0.1, 0.35), mallet(e5, 0.2, 0.4)],
  refused: [knock(110, 0, 0.5), knock(100, 0.11, 0.4)],
  won: [mallet(c4), mallet(e4, 0.12), mallet(g4, 0.24), mallet(c5, 0.36, 0.6)],
  lost: [mallet(e4, 0, 0.35), mallet(c4, 0.18, 0.35)],
  talk: [mallet(e5, 0, 0.18)],
  tick: [knock(620, 0, 0.12)],
};

const volume = 0.3;
/** As good as silent: where a sound that fades is at its end. */
const silence = 0.0005;

export class Kitchen {
  #context: AudioContext | null = null;
  #out: AudioNode | null = null;
  #noise: AudioBuffer | null = null;
  #last_ms = -Infinity;

  /** Sounds a cue, if sounds are wanted and the browser lets the page be heard; of a hidden page only the own turn. */
  sound(cue: Cue): void {
    const now = performance.now();
    if (document.hidden && cue !== 'turn') return;
    if (!preferences.sounds || is_too_much(cue, now - this.#last_ms)) return;
    const context = this.#awake();
    if (!context) return;
    this.#last_ms = now;
    for (const tone of tones[cue]) this.#tone(context, tone);
  }

  #awake(): AudioContext | null {
    const touched = navigator.userActivation?.hasBeenActive ?? false;
    if (!touched || typeof AudioContext === 'undefined') return null;
    this.#context ??= this.#opened();
    // A phone puts it to sleep with the page.
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #opened(): AudioContext {
    const context = new AudioContext();
    const warm = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2600 });
    const level = new GainNode(context, { gain: volume });
    warm.connect(level).connect(context.destination);
    this.#out = warm;
    const length = Math.round(context.sampleRate / 5);
    this.#noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
    return context;
  }

  #tone(context: AudioContext, { voice, pitch, after, loud }: Tone): void {
    const at = context.currentTime + 0.01 + after;
    switch (voice) {
      case 'mallet':
        this.#bar(context, pitch, at, loud, 0.6);
        // The overtone of a wooden bar, gone sooner than its tone.
        return this.#bar(context, pitch * 3.93, at, loud * 0.2, 0.12);
      case 'knock':
        this.#bar(context, pitch, at, loud, 0.09);
        return this.#rustle(context, pitch * 6, at, loud * 0.25, 0.03);
      case 'brush':
        return this.#rustle(context, pitch, at, loud, 0.12);
    }
  }

  #bar(context: AudioContext, frequency: number, at: number, loud: number, lasts: number): void {
    const source = new OscillatorNode(context, { frequency });
    this.#fade(context, source, at, loud, lasts);
  }

  #rustle(context: AudioContext, frequency: number, at: number, loud: number, lasts: number): void {
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.8 });
    source.connect(band);
    this.#fade(context, source, at, loud, lasts, band);
  }

  #fade(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    at: number,
    loud: number,
    lasts: number,
    through: AudioNode = source,
  ): void {
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(silence, at);
    envelope.gain.linearRampToValueAtTime(loud, at + 0.005);
    envelope.gain.exponentialRampToValueAtTime(silence, at + lasts);
    through.connect(envelope);
    if (this.#out) envelope.connect(this.#out);
    source.start(at);
    source.stop(at + lasts);
  }
}

/** The one kitchen of this page. */
export const kitchen = new Kitchen();
