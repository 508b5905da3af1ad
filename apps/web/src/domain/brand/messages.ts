import { message } from '../../lib/message.ts';

// Operations of the profile
/** {operation}: its name in the API, 'update_brand_data'. @specification 8.3 */
export const notDone = message(`{operation, select,
  get_profile {Failed to get profile}
  get_full_profile {Failed to get full profile}
  update_profile {Failed to update profile}
  create_brand_profile {Failed to create brand profile}
  update_brand_data {Failed to update brand profile}
  other {Failed to {operation}}
}`);
/** {what}: notDone; {why}: a sentence */
export const because = message('{what}: {why}');
