import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const WORDS: Record<NotificationPermission, string> = {
  granted: 'This browser shows a notification for each alert.',
  denied: 'Notifications are blocked in the settings of this browser.',
  default: 'An alert can be shown as a notification of this browser.',
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
          Allow notifications
        </Button>
      )}
    </div>
  );
}
