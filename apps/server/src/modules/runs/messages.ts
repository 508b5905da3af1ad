// Resume run
export const thisCheckDoneAndStays =
  'This check is done and stays as it is. To ask the keywords that failed again, start a check of those keywords.';
export const yourPlanDoesNotInclude =
  'Your plan does not include all channels of this check. Upgrade your plan to go on with it.';

// Start run
export const thisIdempotencyKeyGivenFor =
  'This Idempotency-Key was given for another check. Please use a new key for this one.';
