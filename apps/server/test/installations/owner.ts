/** Who owns a stored installation: later versions sign in with the same words. */
export const OWNER = { email: 'owner@example.com', password: 'a stored installation 1' };

/** The run that is under way where an installation is left. */
export const RUN_UNDER_WAY = { channels: ['openai'], samples: 3 } as const;
