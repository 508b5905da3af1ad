import type { Channel } from '@answerscope/contract';

const KEY = 'answerscope:left-out-channels';

/** Opens what the browser keeps; a browser that keeps nothing refuses already this. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Each account's assistants that its user chose not to ask when last checking keywords in this browser. */
type LeftOut = Record<string, readonly unknown[]>;

function readAll(open: OpenStorage): LeftOut {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
    );
  } catch {
    // A browser may keep nothing, or what somebody else wrote there: then nothing was chosen.
    return {};
  }
}

/**
 * The assistants that a check asks unless the user chooses otherwise: all that can be asked but those left out the last
 * time. What is kept is what was left out, so that an assistant the plan gains is asked.
 */
export function usualChannels(
  open: OpenStorage,
  { userId, available }: { userId: string; available: readonly Channel[] },
): Channel[] {
  const leftOut = readAll(open)[userId] ?? [];
  const usual = available.filter((channel) => !leftOut.includes(channel));
  return usual.length > 0 ? usual : [...available];
}

/** Keeps which of the offered assistants were not chosen; of those not offered, what was kept before. */
export function keepLeftOut(
  open: OpenStorage,
  choice: { userId: string; offered: readonly Channel[]; chosen: readonly Channel[] },
): void {
  const { userId, offered, chosen } = choice;
  const all = readAll(open);
  const before = (all[userId] ?? []).filter((channel) => !offered.some((one) => one === channel));
  const leftOut = [...before, ...offered.filter((channel) => !chosen.includes(channel))];
  try {
    open().setItem(KEY, JSON.stringify({ ...all, [userId]: leftOut }));
  } catch {
    // The next check then offers all of them again.
  }
}
