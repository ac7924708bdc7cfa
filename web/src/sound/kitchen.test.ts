import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../a11y/preferences.svelte';
import { Kitchen } from './kitchen';

/** What of WebAudio has been made, by its name; everything else a node is asked for does nothing. */
let made: string[];
let started: number;
let stopped: number;

function node(name: string) {
  return class {
    state = 'running';
    currentTime = 0;
    sampleRate = 1000;
    destination = {};
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    constructor() {
      made.push(name);
    }
    connect = (to: unknown) => to;
    getChannelData = () => new Float32Array(200);
    start = () => void (started += 1);
    stop = () => void (stopped += 1);
  };
}

const parts = ['AudioContext', 'OscillatorNode', 'AudioBufferSourceNode', 'AudioBuffer'];

beforeEach(() => {
  [made, started, stopped] = [[], 0, 0];
  for (const name of [...parts, 'GainNode', 'BiquadFilterNode']) vi.stubGlobal(name, node(name));
  touch(true);
  prefer('sounds', true);
});
afterEach(() => vi.unstubAllGlobals());

function touch(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
}

const notes = () => made.filter((name) => name === 'OscillatorNode').length;

describe('the sounds of the kitchen', () => {
  it('are two notes for the own turn, each with its overtone, and every one comes to an end', () => {
    new Kitchen().sound('turn');
    expect(notes()).toBe(4);
    expect(started).toBe(4);
    expect(stopped).toBe(started);
  });

  it('are none when they are switched off', () => {
    prefer('sounds', false);
    new Kitchen().sound('turn');
    expect(made).toEqual([]);
  });

  it('are none before the person has done anything on the page', () => {
    touch(false);
    const quiet = new Kitchen();
    quiet.sound('turn');
    expect(made).toEqual([]);
    touch(true);
    quiet.sound('turn');
    expect(made).toContain('AudioContext');
  });

  it('share one opening to the world, and do not hail down', () => {
    const one = new Kitchen();
    one.sound('play');
    one.sound('play');
    one.sound('draw');
    expect(made.filter((name) => name === 'AudioContext')).toHaveLength(1);
    expect(notes()).toBe(1);
  });
});
