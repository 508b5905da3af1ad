import {
  IconBell,
  IconDatabaseExport,
  IconKey,
  IconListCheck,
  IconLock,
  IconPalette,
  IconWebhook,
} from '@tabler/icons-react';
import * as messages from './messages.ts';

/** The sections of the settings, which people look for by name in the palette. */
export const SETTINGS_PARTS = [
  { section: 'appearance', label: messages.appearance, Icon: IconPalette, words: messages.appearanceWords },
  {
    section: 'notifications',
    label: messages.notifications,
    Icon: IconBell,
    words: messages.notificationsWords,
  },
  {
    section: 'checks',
    label: messages.answersPerCheck,
    Icon: IconListCheck,
    words: messages.answersPerCheckWords,
  },
  { section: 'security', label: messages.security, Icon: IconLock, words: messages.securityWords },
  { section: 'api', label: messages.apiKeys, Icon: IconKey, words: messages.apiKeysWords },
  { section: 'webhooks', label: messages.webhooks, Icon: IconWebhook, words: messages.webhooksWords },
  {
    section: 'data',
    label: messages.dataAndPrivacy,
    Icon: IconDatabaseExport,
    words: messages.dataAndPrivacyWords,
  },
] as const;
