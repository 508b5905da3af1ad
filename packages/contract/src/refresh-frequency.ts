import * as messages from './plans-messages.ts';

/** 'Every 6 hours', 'Daily', 'Every 2 days', 'Weekly', 'Every 30 days' (specification 5). */
export function refreshFrequencyLabel(hours: number): string {
  if (hours < 24) return hours === 1 ? messages.everyHour : messages.everyHours({ hours });
  if (hours === 24) return messages.daily;
  if (hours === 168) return messages.weekly;
  const days = Math.round((hours / 24) * 10) / 10;
  return days === 1 ? messages.daily : messages.everyDays({ days });
}
