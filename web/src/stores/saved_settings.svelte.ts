// The settings that the server keeps for this person: those of the last table, and named ones.

import type { SavedSettings, Sentence } from '../protocol/messages';
import type { Outcome } from '../protocol/outcome';
import type { Session } from './session.svelte';

export interface Preset {
  name: string;
  settings: SavedSettings;
}

export class SavedStore {
  last = $state.raw<SavedSettings | null>(null);
  /** The last table's settings in one line, once the server has worded them. */
  last_line = $state.raw<readonly Sentence[] | null>(null);
  presets = $state.raw<readonly Preset[]>([]);

  constructor(private readonly session: Session) {}

  /** Asks for what is kept; without an answer nothing is offered. */
  async load(): Promise<void> {
    const { answer } = await this.session.desk({ t: 'saved_settings' });
    if (!answer) return;
    this.last = answer.last;
    this.presets = answer.presets;
    if (answer.last) void this.word(answer.last);
  }

  /** Keeps settings under a name; the same name again replaces. */
  async save(name: string, settings: SavedSettings): Promise<Outcome> {
    const { outcome } = await this.session.desk({ t: 'save_preset', name, settings });
    if (outcome.ok) this.presets = [...this.without(name), { name, settings }];
    return outcome;
  }

  async drop(name: string): Promise<Outcome> {
    const { outcome } = await this.session.desk({ t: 'drop_preset', name });
    if (outcome.ok) this.presets = this.without(name);
    return outcome;
  }

  private without(name: string): Preset[] {
    return this.presets.filter((preset) => preset.name !== name);
  }

  // Settings that the ruleset does not allow any more get no line, and are not offered.
  private async word(settings: SavedSettings): Promise<void> {
    const { ruleset, seats, rules } = settings;
    const { explained } = await this.session.explain(ruleset, {
      ...(seats === undefined ? {} : { seats }),
      ...(rules === undefined ? {} : { rules }),
    });
    this.last_line = explained?.line ?? null;
  }
}
