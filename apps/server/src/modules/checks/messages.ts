// Reserve attempt
export const questionsUnderWayHoldWhat =
  'Questions under way hold what is left of it: please try again in a minute.';
