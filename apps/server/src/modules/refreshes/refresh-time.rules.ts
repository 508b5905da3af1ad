import { createHash } from 'node:crypto';
import type { AccountId } from '../../lib/ids.ts';
import { localTimeOf, momentOf } from '../../lib/zoned-time.ts';

/** Refreshes begin in this hour of the user's day: results are there in the morning, and no clock change is near. */
const REFRESH_HOUR = 5;
const HOUR_MS = 3_600_000;
/** Who has just signed up is asked to look around first. */
const FIRST_NOT_BEFORE_MS = HOUR_MS;

export interface RefreshBasis {
  account_id: AccountId;
  time_zone: string;
  /** The plan's ranking_refresh_frequency_hours. */
  frequency_hours: number;
}

/**
 * When a channel is refreshed next: the plan's hours after the last refresh, never refreshed in the coming night.
 * Whole days count by the calendar of the user's zone and end in the user's moment of the hour of refreshes; other
 * periods end at that minute and second of an hour, never before they are over. Everybody has an own one, so that they spread over the hour.
 */
export function nextRefreshAt(basis: RefreshBasis, last_refreshed_at: Date | null, now: Date): Date {
  if (last_refreshed_at === null) return nextSlot(basis, new Date(now.getTime() + FIRST_NOT_BEFORE_MS));
  const { frequency_hours } = basis;
  if (frequency_hours % 24 === 0) return slotOfDay(basis, last_refreshed_at, frequency_hours / 24);
  const due = last_refreshed_at.getTime() + frequency_hours * HOUR_MS;
  const offsetMs = 1_000 * secondOfHour(basis.account_id);
  const sinceMoment = (due - offsetMs) % HOUR_MS;
  return new Date(sinceMoment === 0 ? due : due - sinceMoment + HOUR_MS);
}

/** For so long after a rise of plan its new channels are asked at once: later a missing key may have kept them from it. */
const UPGRADE_COUNTS_MS = 24 * HOUR_MS;

/** From when a rise of plan counts as one that was made just now. */
export const upgradedSince = (now: Date): Date => new Date(now.getTime() - UPGRADE_COUNTS_MS);

/** As `nextRefreshAt`; a channel that an upgrade has just brought, or brought new keywords, is due now. */
export function plannedRefreshAt(
  basis: RefreshBasis,
  channel: { last_refreshed_at: Date | null; is_due_by_upgrade: boolean },
  now: Date,
): Date {
  const { last_refreshed_at, is_due_by_upgrade } = channel;
  return is_due_by_upgrade ? now : nextRefreshAt(basis, last_refreshed_at, now);
}

/** The first of the user's daily moments of refresh after `after`. */
export function nextSlot(basis: RefreshBasis, after: Date): Date {
  const today = slotOfDay(basis, after, 0);
  return today > after ? today : slotOfDay(basis, after, 1);
}

/** When a check of all keywords is allowed again where the period is enforced: exactly the plan's hours later. */
export function allowedAgainAt(frequency_hours: number, last_refreshed_at: Date | null): Date | null {
  return last_refreshed_at === null
    ? null
    : new Date(last_refreshed_at.getTime() + frequency_hours * HOUR_MS);
}

/** Beside one check of all keywords, this share of them may be asked again within an enforced period. */
const ASKED_AGAIN_SHARE = 0.5;

/**
 * From when so many keywords can be asked on a channel where the period is enforced: within the plan's hours before it,
 * together with what was asked then, each keyword once and half of them again. Null when there is room now.
 * @param asked keywords with an answer, by the runs of the last period
 */
export function roomFrom(check: {
  keywords: number;
  active_keywords: number;
  frequency_hours: number;
  asked: readonly { at: Date; keywords: number }[];
}): Date | null {
  const limit = (1 + ASKED_AGAIN_SHARE) * check.active_keywords;
  const runs = check.asked.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let sum = runs.reduce((total, one) => total + one.keywords, check.keywords);
  let from: Date | null = null;
  for (const { at, keywords } of runs) {
    if (sum <= limit) break;
    sum -= keywords;
    from = new Date(at.getTime() + check.frequency_hours * HOUR_MS);
  }
  return from;
}

function slotOfDay({ account_id, time_zone }: RefreshBasis, from: Date, daysLater: number): Date {
  const { year, month, day } = localTimeOf(from, time_zone);
  const second = secondOfHour(account_id);
  const time = { hour: REFRESH_HOUR, minute: Math.floor(second / 60), second: second % 60 };
  return momentOf({ year, month, day: day + daysLater, ...time }, time_zone);
}

/** 0 to 3599, always the same for a user. */
function secondOfHour(accountId: AccountId): number {
  return createHash('sha256').update(accountId).digest().readUInt32BE(0) % 3_600;
}
