import german from './brand-messages.de.ts';
import * as english from './brand-messages.ts';
import germanPlans from './plans-messages.de.ts';
import * as englishPlans from './plans-messages.ts';

/** Texts of questions, claims and plans that come with the product, in English and German. */
const BUILT_IN_TEXTS: readonly (readonly [string, string])[] = [
  [english.general, german.general],
  [english.whichAiPlatformsDoTrack, german.whichAiPlatformsDoTrack],
  [english.chatgptClaude, german.chatgptClaude],
  [english.howOftenDataUpdated, german.howOftenDataUpdated],
  [english.wheneverYouCheck, german.wheneverYouCheck],
  [english.canITrackMultipleBrands, german.canITrackMultipleBrands],
  [english.oneAccountFollowsOneBrand, german.oneAccountFollowsOneBrand],
  [english.whatInsightsDoProvide, german.whatInsightsDoProvide],
  [english.howOftenEachAssistantNames, german.howOftenEachAssistantNames],
  [englishPlans.oneThousand, germanPlans.oneThousand],
  [englishPlans.fiftyMillion, germanPlans.fiftyMillion],
  [englishPlans.uptimePercent, germanPlans.uptimePercent],
  [englishPlans.businesses, germanPlans.businesses],
  [englishPlans.keywordsTracked, germanPlans.keywordsTracked],
  [englishPlans.uptime, germanPlans.uptime],
  [englishPlans.freeTrial, germanPlans.freeTrial],
  [englishPlans.withNoCard, germanPlans.withNoCard],
  [englishPlans.moneyBackGuarantee, germanPlans.moneyBackGuarantee],
  [englishPlans.onPaidPlans, germanPlans.onPaidPlans],
  [englishPlans.forTryingOutWithHandful, germanPlans.forTryingOutWithHandful],
  [englishPlans.upTo5Keywords, germanPlans.upTo5Keywords],
  [englishPlans.basicReporting, germanPlans.basicReporting],
  [englishPlans.emailSupport, germanPlans.emailSupport],
  [englishPlans.oneAiPlatform, germanPlans.oneAiPlatform],
  [englishPlans.weeklyReports, germanPlans.weeklyReports],
  [englishPlans.prioritySupport, germanPlans.prioritySupport],
  [englishPlans.forBusinessesWatchTheirVisibility, germanPlans.forBusinessesWatchTheirVisibility],
  [englishPlans.upTo100Keywords, germanPlans.upTo100Keywords],
  [englishPlans.advancedAnalytics, germanPlans.advancedAnalytics],
  [englishPlans.allAiPlatforms, germanPlans.allAiPlatforms],
  [englishPlans.forTeamsNeedEveryKeyword, germanPlans.forTeamsNeedEveryKeyword],
  [englishPlans.unlimitedKeywords, germanPlans.unlimitedKeywords],
  [englishPlans.customReporting, germanPlans.customReporting],
  [englishPlans.dedicatedSupport, germanPlans.dedicatedSupport],
  [englishPlans.dailyReports, germanPlans.dailyReports],
  [englishPlans.customIntegrations, germanPlans.customIntegrations],
];

const GERMAN = new Map(BUILT_IN_TEXTS);

/** The German of a text that comes with the product; undefined for any other. */
export function germanBuiltIn(text: string): string | undefined {
  return text === '' ? '' : GERMAN.get(text);
}
