import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as messages from './messages.ts';

const WORDS: Record<NotificationPermission, string> = {
  granted: messages.notificationsOn,
  denied: messages.notificationsBlocked,
  default: messages.notificationsOffered,
};

/** Whether alerts are shown as notifications, and the way to permit it. */
export function NotificationButton() {
  const [permission, setPermission] = useState<NotificationPermission | null>(null);
  useEffect(() => setPermission('Notification' in window ? Notification.permission : null), []);
  if (permission === null) return null;
  return (
    <div className="row">
      <p className="quiet">{WORDS[permission]}</p>
      {permission === 'default' && (
        <Button onClick={() => void Notification.requestPermission().then(setPermission)}>
          {messages.allowNotifications}
        </Button>
      )}
    </div>
  );
}
