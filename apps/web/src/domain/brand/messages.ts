import { message } from '../../lib/message.ts';

// Operations of the profile
/** {operation}: its name in the API, 'update_brand_data'; {why}: a sentence */
export const operationFailed = message(`{operation, select,
  get_profile {Failed to get profile: {why}}
  get_full_profile {Failed to get full profile: {why}}
  update_profile {Failed to update profile: {why}}
  create_brand_profile {Failed to create brand profile: {why}}
  update_brand_data {Failed to update brand data: {why}}
  other {Failed to {operation}: {why}}
}`);
