import { IconKey, IconWebhook } from '@tabler/icons-react';
import * as messages from './messages.ts';

/** Parts of pages that people look for by name in the palette. */
export const PAGE_PARTS = [
  { label: messages.apiKeys, to: '/tracker/settings', hash: 'api-keys', Icon: IconKey },
  { label: messages.webhooks, to: '/tracker/settings', hash: 'webhooks', Icon: IconWebhook },
] as const;
