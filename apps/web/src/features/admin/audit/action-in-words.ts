import { AUDIT_ROW_ACTIONS, type AuditRowAction, RESOURCES, type ResourceName } from '@answerscope/contract';
import { fieldsOf } from '../resources/resource-values.ts';
import { ACTS_IN_WORDS, SUBJECTS_IN_WORDS } from './acts-in-words.ts';
import * as messages from './row-messages.ts';

const ROW_ACTS: Readonly<Record<AuditRowAction, (values: { resource: string }) => string>> = {
  create: messages.create,
  update: messages.update,
  reorder: messages.reorder,
  trash: messages.putInTrash,
  restore: messages.restore,
  purge: messages.deleteForGood,
};

/** 'set_user_status' → 'Set user status', 'faq_items.trash' → 'Move FAQ item to trash'. */
export function actionInWords(action: string): string {
  const [name = '', done] = action.split('.');
  const act = AUDIT_ROW_ACTIONS.find((known) => known === done);
  const resource = resourceOf(name);
  // What an address asks for, or a former version wrote, is said by its own name.
  if (act === undefined || resource === null)
    return ACTS_IN_WORDS.get(action)?.act ?? sentence(action.replace('.', ': '));
  return ROW_ACTS[act]({ resource: name });
}

const ROW_DEEDS: Readonly<Record<AuditRowAction, (values: { resource: string }) => string>> = {
  create: messages.created,
  update: messages.updated,
  reorder: messages.reordered,
  trash: messages.trashed,
  restore: messages.restored,
  purge: messages.deleted,
};

/** 'coupons.create' → 'Created coupon', 'set_user_status' → 'Set user status': what was done, before the name of what. */
export function deedInWords(action: string): string {
  const [name = '', done] = action.split('.');
  const act = AUDIT_ROW_ACTIONS.find((known) => known === done);
  const resource = resourceOf(name);
  if (act !== undefined && resource !== null) return ROW_DEEDS[act]({ resource: name });
  return ACTS_IN_WORDS.get(action)?.deed ?? actionInWords(action);
}

/** 'data_export' → 'Data export', 'faq_items' → 'FAQ items': what something is done to. */
export function subjectKindInWords(kind: string): string {
  return resourceOf(kind)?.title ?? SUBJECTS_IN_WORDS.get(kind) ?? sentence(kind);
}

/** '2 logos moved': a change of order names rows by ids that nobody can read; null for any other act. */
export function orderInWords({
  subject_type,
  before,
  after,
}: {
  subject_type: string;
  before: unknown;
  after: unknown;
}): string | null {
  const resource = resourceOf(subject_type);
  const [was, is] = [placesOf(before), placesOf(after)];
  if (resource === null || was === null || is === null) return null;
  const moved = [...is].filter(([id, place]) => was.get(id) !== place).length;
  return messages.moved({ count: moved, resource: subject_type });
}

/** Where rows stand, by their ids: of those that moved, or, as it was kept before, of all in their order. */
function placesOf(state: unknown): ReadonlyMap<unknown, unknown> | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('order' in state && Array.isArray(state.order))
    return new Map(state.order.map((id, at) => [id, at + 1]));
  if (!('places' in state) || typeof state.places !== 'object' || state.places === null) return null;
  return new Map(Object.entries(state.places));
}

/** What the fields of a resource's rows are called in its form; nothing of what is none. */
export function fieldLabelsOf(subjectType: string): ReadonlyMap<string, string> {
  const resource = resourceOf(subjectType);
  return new Map(resource ? fieldsOf(resource).map(({ name, label }) => [name, label]) : []);
}

function resourceOf(name: string) {
  return name in RESOURCES ? RESOURCES[name as ResourceName] : null;
}

function sentence(words: string): string {
  const spaced = words.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
