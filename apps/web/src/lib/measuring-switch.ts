import type { Profile } from '@answerscope/contract';
import type { BrowserServices } from './browser-services.ts';
import { readable } from './fetcher.ts';
import { onlyLooks } from './view-as.ts';

const KEPT = 'measuring';
const OFF = 'off';

/** Has this browser keep what the account's switch says: for its other pages, and for when nobody is signed in. */
export function keepMeasuringSwitch(allows: boolean, storage = () => localStorage): void {
  try {
    if (allows) storage().removeItem(KEPT);
    else storage().setItem(KEPT, OFF);
  } catch {
    // What keeps nothing is not measured (isSwitchedOff).
  }
}

function isSwitchedOff(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEPT) === OFF;
  } catch {
    return true;
  }
}

/**
 * Watches the switch of whoever is signed in, which another browser may have turned.
 * @returns whether this browser may tell what it measures; null while their account is not read
 */
export function watchMeasuringSwitch(
  { session, fetcher }: Pick<BrowserServices, 'session' | 'fetcher'>,
  storage = () => localStorage,
): () => boolean | null {
  let readOf: string | null = null;
  const look = async () => {
    const user = session.current();
    // Who only looks as a user has not their switch, and tells nothing anyway.
    if (!user || user.id === readOf || onlyLooks(user)) return;
    const profile = await readable<Profile>(fetcher, '/api/profile');
    if (profile === null || profile.id !== session.current()?.id) return;
    keepMeasuringSwitch(profile.allows_measuring, storage);
    readOf = profile.id;
  };
  session.subscribe(() => void look());
  void look();
  return () => {
    const user = session.current();
    if (onlyLooks(user) || isSwitchedOff(storage)) return false;
    return user && user.id !== readOf ? null : true;
  };
}
