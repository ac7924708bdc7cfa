// A table as this page knows it: the view at a `seq`, and the notices that led there.

import type { TableEvent, TableView, View } from '../protocol/messages';
import type { NoticeBatch } from './board';

export interface TableModel {
  seq: number;
  view: View;
  /** The last batches, newest last. */
  notices: NoticeBatch[];
}

// As many as the server keeps for a resume.
const kept_batches = 256;

/** What the table is after `message`. Old and doubled messages change nothing; before the first view events are of no use. */
export function apply(
  model: TableModel | null,
  message: TableView | TableEvent,
): TableModel | null {
  if (message.t === 'view') {
    if (model && message.seq < model.seq) return model;
    return { seq: message.seq, view: message.view, notices: model?.notices ?? [] };
  }
  if (!model) return null;
  const missed = message.changes === null;
  const last_told = model.notices.at(-1)?.seq ?? 0;
  const told = missed ? last_told : Math.max(last_told, model.seq);
  if (message.seq <= told) return model;
  const batch: NoticeBatch = { seq: message.seq, notices: message.notices, missed };
  const notices = [...model.notices, batch].slice(-kept_batches);
  if (message.changes === null) return { ...model, notices };
  return { seq: message.seq, view: { ...model.view, ...message.changes }, notices };
}
