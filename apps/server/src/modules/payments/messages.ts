// Payment letters
export const seeYourPlan = 'See your plan';
export const addACard = 'Add a card';
export const checkYourCard = 'Check your card';
export const contactSupport = 'Contact support';
export const resumeIt = 'Resume it';
export const chooseAPlan = 'Choose a plan';

// Ask for reconciliation
export const aReconciliationUnderWay = 'A reconciliation is under way. Please wait until it has ended.';

// Ask for refund
export const nothingPaidWithInvoice = 'Nothing was paid with this invoice.';
export const thisPaymentIsDisputed = 'This payment is disputed: the bank decides who gets the money.';
export const thisPaymentGivenBackAlready = 'This payment was given back already.';

// Begin checkout
export const thisPlanCostsNothing = 'This plan costs nothing: it is chosen without a checkout.';
export const aCheckoutBegunInAnother =
  'A checkout was begun in another tab. Go on there, or begin again here.';

// Change own plan
export const chosenOnPlansPage = 'Chosen on the plans page';
export const thisPlanPaidForIn = 'This plan is paid for in a checkout first.';
export const yourSubscriptionStillRunning = 'Your subscription is still running. Change or cancel it first.';
export const youAlreadyOnPlan = 'You are already on this plan.';

// Open portal
export const thereNothingManageYet = 'There is nothing to manage yet: no plan was paid for.';

// Reconcile
export const thePlanNotOneGrants = 'The plan is not the one that the grants give';

// Settle user
export const whatGavePlanBeforeHas = 'What gave the plan before has ended or begun';

// Sync customer
export const aPaymentIsDisputed = 'A payment is disputed';
export const theSubscriptionHasEnded = 'The subscription has ended';
