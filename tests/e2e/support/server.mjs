// Starts the test build of the server on a port of its own and a fresh data folder, kills it, starts it again.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
export const program =
  process.env.KITCHEN_TABLE_PROGRAM ?? path.join(root, 'build/dev/kitchen-table');

export class GameServer {
  /** `pack`: the whole shuffled pack (and `bury`) that every round is dealt from; `pace`: percent of human pace;
   *  `flags`: more of `serve`. The next round waits until all are ready: by the clock it would take away what a
   *  slow page has still to show of the last one. */
  static async start({ pack, bury = [], pace = 0, flags = [] } = {}) {
    const server = new GameServer();
    server.data = await mkdtemp(path.join(tmpdir(), 'kitchen-table-e2e-'));
    server.port = 0; // one that is free, kept from the first start on
    const patience = flags.includes('--next-round-ms') ? [] : ['--next-round-ms', '600000'];
    server.flags = ['--pace', String(pace), ...patience, ...flags];
    if (process.env.KITCHEN_TABLE_WEB) server.flags.push('--web', process.env.KITCHEN_TABLE_WEB);
    if (pack) {
      const file = path.join(server.data, 'given-pack.json');
      await writeFile(file, JSON.stringify({ pack, bury }));
      server.flags.push('--given-pack', file);
    }
    await server.launch();
    return server;
  }

  async launch() {
    const args = ['serve', '--port', String(this.port), '--data', path.join(this.data, 'store')];
    this.process = spawn(program, [...args, ...this.flags], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.log = '';
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (chunk) => (this.log += chunk));
    }
    this.exited = once(this.process, 'exit');
    await this.untilReady();
  }

  async untilReady() {
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (this.process.exitCode !== null) throw new Error(`the server ended:\n${this.log}`);
      const [, port] = /"event":"server_ready","port":(\d+)/.exec(this.log) ?? [];
      if (port) {
        this.port = Number(port);
        this.url = `http://localhost:${port}`;
        const ready = await fetch(`${this.url}/readyz`).then((r) => r.ok, () => false);
        if (ready) return;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`the server was not ready in 20 s:\n${this.log}`);
  }

  /** What an operator asks of the running server by `kitchen-table admin`; its answer. */
  async admin(...words) {
    const args = ['admin', '--data', path.join(this.data, 'store'), '--json', ...words];
    const { stdout } = await promisify(execFile)(program, args);
    return JSON.parse(stdout);
  }

  /** Pulls the plug: SIGKILL, no goodbye. */
  async pullPlug() {
    this.process.kill('SIGKILL');
    await this.exited;
  }

  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      this.process.kill('SIGTERM');
      await this.exited;
    }
    await rm(this.data, { recursive: true, force: true });
  }
}
