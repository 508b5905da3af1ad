/** What the operator promises of plans that are paid for: nothing of it happens by itself, so whoever shows it says whose words it is. */
export const OPERATOR_REFUND = 'a 30-day refund on paid plans.';
