import { IconKey, IconWebhook } from '@tabler/icons-react';

/** Parts of pages that people look for by name in the palette. */
export const PAGE_PARTS = [
  { label: 'API keys', to: '/tracker/settings', hash: 'api-keys', Icon: IconKey },
  { label: 'Webhooks', to: '/tracker/settings', hash: 'webhooks', Icon: IconWebhook },
] as const;
