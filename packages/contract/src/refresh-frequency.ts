import * as messages from './plans-messages.ts';

/** 'Every 6 hours', 'Daily', 'Every 2 days', 'Weekly', 'Every 30 days' (specification 5); inside a sentence 'daily'. */
export function refreshFrequencyLabel(hours: number, place: 'alone' | 'inside' = 'alone'): string {
  if (hours < 24) return hours === 1 ? messages.everyHour({ place }) : messages.everyHours({ place, hours });
  if (hours === 24) return messages.daily({ place });
  if (hours === 168) return messages.weekly({ place });
  const days = Math.round((hours / 24) * 10) / 10;
  return days === 1 ? messages.daily({ place }) : messages.everyDays({ place, days });
}
