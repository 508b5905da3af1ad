import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Which tab of the profile is seen; the first one stands in no address. */
export const readProfileSearch = searchReader({
  tab: oneOf(['basic-info', 'brand-identity', 'presence-setup']),
});
export type ProfileSearch = ReturnType<typeof readProfileSearch>;
