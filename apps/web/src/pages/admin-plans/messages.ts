import { message } from '@answerscope/contract';

// Plans page
export const pricePerMonth = 'Price per month';
export const newAccounts = 'New accounts';
export const plansManagement = 'Plans Management';
/** {users}: how many are on the plan; {plan}: its name */
export const usersOnPlan = message('{users, plural, one {# user} other {# users}} on {plan}');
export const name = 'Name';
export const keywords = 'Keywords';
export const channels = 'Channels';
export const refreshed = 'Refreshed';
export const users = 'Users';
export const unlimited = 'Unlimited';
