// What a page is told over its socket: the view it has by now, its acknowledged actions, and every text it was sent.
// Each frame, to and fro, has to be as docs/protocol/*.schema.json says.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const Ajv2020 = require('ajv/dist/2020').default;

function schema(direction) {
  const file = new URL(`../../../docs/protocol/${direction}.schema.json`, import.meta.url);
  return new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));
}
const valid = { to_server: schema('to_server'), from_server: schema('from_server') };

export class TableWatch {
  constructor(page) {
    this.view = null;
    this.seq = 0;
    this.acks = new Map(); // action_id -> seq
    this.sent = []; // messages of the page
    this.texts = []; // messages of the server
    this.waiting = [];
    this.listening = [];
    this.problems = []; // frames that are not as the schemas say
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(payload);
        this.check('to_server', message);
        this.sent.push(message);
      });
      socket.on('framereceived', ({ payload }) => {
        this.check('from_server', JSON.parse(String(payload)));
        this.take(String(payload));
      });
    });
  }

  /** What is not as the schema says fails the next wait of the test. */
  check(direction, message) {
    if (valid[direction](message)) return;
    const where = valid[direction].errors.map((e) => `${e.instancePath} ${e.message}`).join('; ');
    this.problems.push(`${direction}: ${JSON.stringify(message).slice(0, 300)}: ${where.slice(0, 300)}`);
  }

  take(text) {
    this.texts.push(text);
    const message = JSON.parse(text);
    if (message.t === 'view') {
      this.view = message.view;
      this.seq = message.seq;
    } else if (message.t === 'event' && message.changes && this.view) {
      this.view = { ...this.view, ...message.changes };
      this.seq = message.seq;
    } else if (message.t === 'ack') {
      this.acks.set(message.action_id, message.seq);
    }
    this.waiting = this.waiting.filter(({ wanted, resolve }) => {
      if (!this.view || !wanted(this.view)) return true;
      resolve(this.view);
      return false;
    });
    this.listening = this.listening.filter(({ wanted, resolve }) => {
      if (!wanted(text)) return true;
      resolve(text);
      return false;
    });
  }

  /** Resolves with the first message of the server, of those that came or are to come, that is as wanted. */
  message(what, wanted) {
    const come = this.texts.find(wanted);
    if (come) return Promise.resolve(come);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`waited 30 s for: ${what}\n${this.lately()}`)), 30_000);
      this.listening.push({ wanted, resolve: (text) => (clearTimeout(timer), resolve(text)) });
    });
  }

  /** The answer to a request sent after `answers` messages had come: done or refused. */
  answer(what, answers) {
    const fresh = () => this.texts.slice(answers);
    const answered = (text) => /^\{"t":"(done|refused)"/.test(text);
    return this.message(`the answer to ${what}`, () => fresh().some(answered));
  }

  /** What went to and fro last, for a failure's message. */
  lately() {
    const short = (text) => text.slice(0, 300);
    const sent = this.sent.slice(-4).map((message) => `> ${short(JSON.stringify(message))}`);
    const heard = this.texts.slice(-6).map((text) => `< ${short(text)}`);
    return [...sent, ...heard].join('\n');
  }

  /** Resolves with the view as soon as it is as wanted. */
  until(what, wanted) {
    if (this.problems.length > 0) return Promise.reject(new Error(this.problems.join('\n')));
    if (this.view && wanted(this.view)) return Promise.resolve(this.view);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited 30 s for: ${what}\n${this.lately()}`)),
        30_000,
      );
      this.waiting.push({ wanted, resolve: (view) => (clearTimeout(timer), resolve(view)) });
    });
  }
}

/** The members of a view that say how the round stands: what a restart must not change. */
export function standing(view) {
  const kept = ['round', 'dealer', 'totals', 'turn', 'direction', 'hand', 'counts', 'stock', 'under', 'top', 'pile',
    'suit', 'named', 'named_by', 'pending', 'legal', 'state', 'commitment'];
  return Object.fromEntries(kept.filter((key) => key in view).map((key) => [key, view[key]]));
}
