import type { ChannelSettings } from '@answerscope/contract';

/** How a check is asked, and whether by the simulator. Part of the surface: a change starts a new series. */
export type CheckSettings = ChannelSettings & { is_simulated: boolean };

/** What of the profile enters a question. */
export interface AskedFrom {
  country: string;
  language: string;
  time_zone: string;
  offers_local_services: boolean;
  state: string | null;
  city: string | null;
}
