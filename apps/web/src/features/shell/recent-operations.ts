import { numberInWords } from '@answerscope/contract';
import type { Mutation } from '@tanstack/react-query';
import * as messages from './messages.ts';

/** A write that waited, or waits, for its turn in the queue. */
export interface RecentOperation {
  id: number;
  /** 'Add keyword' */
  name: string;
  /** What it is done to; null where there is nothing short to say. */
  detail: string | null;
  /** When it was asked for. */
  at_ms: number;
  state: 'waiting' | 'sending' | 'saved' | 'failed';
}

/** As many as the specification has the queue show. */
const SHOWN_MAX = 10;

export function toOperation({
  mutationId,
  meta,
  state,
}: Pick<Mutation, 'mutationId' | 'meta'> & {
  state: Pick<Mutation['state'], 'status' | 'isPaused' | 'submittedAt' | 'variables'>;
}): RecentOperation {
  return {
    id: mutationId,
    name: meta?.operation ?? messages.change,
    detail: detailOf(state.variables, meta?.operationDetail),
    at_ms: state.submittedAt,
    state: stateOf(state),
  };
}

/** The newest first. */
export function newestOperations(all: readonly RecentOperation[]): RecentOperation[] {
  return all.toSorted((a, b) => b.at_ms - a.at_ms || b.id - a.id).slice(0, SHOWN_MAX);
}

function stateOf({ status, isPaused }: Pick<Mutation['state'], 'status' | 'isPaused'>) {
  if (status === 'success') return 'saved';
  if (status === 'error') return 'failed';
  return isPaused ? 'waiting' : 'sending';
}

function detailOf(variables: unknown, field: string | undefined): string | null {
  if (Array.isArray(variables)) return numberInWords(variables.length);
  if (field === undefined || typeof variables !== 'object' || variables === null) return null;
  const value: unknown = Reflect.get(variables, field);
  return typeof value === 'string' ? value : null;
}
