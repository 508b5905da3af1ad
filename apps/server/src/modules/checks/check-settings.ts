import type { ChannelSettings } from '@answerscope/contract';

/** How a check is asked, and whether by the simulator. Part of the surface: a change starts a new series. */
export type CheckSettings = ChannelSettings & { is_simulated: boolean };
