import { LIMITS, numberInWords, TRIAL_DAYS } from '@answerscope/contract';
import type { BuiltInPage } from './built-in-page.shapes.ts';
import * as messages from './messages.ts';

/** First steps, numbers, plans, accounts and programs, as users ask about them. */
export const HELP_PAGE: BuiltInPage = {
  slug: 'help',
  kind: 'page',
  title: messages.help,
  description: messages.helpDescription,
  content: `<h2>First steps</h2>
<ol><li><a href="/registration">Create an account</a> and enter your company’s name as your customers write it.</li><li>Add keywords: what people search for when they need you. Each becomes a question in your language.</li><li>Check them. After a few minutes you see what each assistant answered.</li><li>Open a report: your visibility, who is mentioned instead of you, and which sources are cited.</li></ol>
<h2>Reading the numbers</h2>
<h3>What is a mention?</h3>
<p>Your company’s name in the text of an answer. A link to your site is a citation and counts separately. Names that only look like yours don’t count, and each answer says why.</p>
<h3>What is the likely range?</h3>
<p>It is where your true rate probably is, for the keywords you track. More answers make it narrower. A change of the same keywords is marked significant when chance alone hardly explains it.</p>
<h3>Why does an answer differ from what I see in the app?</h3>
<p>Assistants write each answer fresh, and their apps know who is asking. Answerscope uses the providers’ APIs and shows the model of every answer.</p>
<h3>Why is an answer not counted?</h3>
<p>It refuses to answer or mentions no company, so it measures nothing. Open it and count it in if you disagree.</p>
<h2>Companies and sources</h2>
<h3>Which companies are in Competitive Intel?</h3>
<p>All that your answers mention: competitors you track and companies we found. Each is counted in all your answers. Tracking a found company changes no number.</p>
<h3>What does “Not counted yet” mean?</h3>
<p>We are still searching your stored answers for a competitor you added. When it is counted, <a href="/tracker/competitive-intel">Competitive Intel</a> shows once how your share of voice changed.</p>
<h3>Which sites do answers cite?</h3>
<p><a href="/tracker/sources">Sources</a> lists sites and their addresses, whose they are, and who is mentioned beside them. Each count opens its answers.</p>
<h2>Keywords</h2>
<h3>Which files can I import?</h3>
<p>CSV in UTF-8, UTF-16 or Windows-1252, up to ${numberInWords(LIMITS.keywords_at_once_max)} rows. If your columns have other names, you choose them before the import. A row that can’t be added doesn’t stop the others.</p>
<h3>What are topics, tags and search intents for?</h3>
<p>They group your keywords. A keyword has one topic, one search intent and up to ${LIMITS.tags_of_keyword_max} tags. You can have ${LIMITS.tags_max} tags. They filter lists and change no number.</p>
<h3>Can an assistant suggest keywords?</h3>
<p>Yes, ${LIMITS.generated_keywords_min} to ${LIMITS.generated_keywords_max} for your company, every ${LIMITS.generation_pause_minutes} minutes at most. Suggestions from the last ${LIMITS.generation_cache_hours} hours are used again while at least ${LIMITS.generated_keywords_min} are left.</p>
<h2>Plans and billing</h2>
<h3>How do I change my plan?</h3>
<p>Open <a href="/tracker/plans">Plans</a> and choose one. Before you confirm, you see what you gain and lose. An upgrade starts immediately. A downgrade starts when the period you paid for ends.</p>
<h3>How does the trial work?</h3>
<p>Your first paid plan starts with ${TRIAL_DAYS} days free, without a card. Plans shows the day it ends. Without a payment method by then, you return to Free and keep everything you stored.</p>
<h3>How do I cancel?</h3>
<p>Open <a href="/tracker/plans">Plans</a>, then the billing page of the payment provider, and cancel there. You keep your plan until the period ends. Invoices and cards are on the same page.</p>
<h3>What happens to keywords above the limit of a smaller plan?</h3>
<p>Nothing is deleted. Plans tells you before a downgrade which limits you exceed and what to remove first.</p>
<h2>Your account</h2>
<h3>How do I turn on two-factor authentication?</h3>
<p>Open <a href="/tracker/settings/security">Settings, Security</a>, and scan the code. Save the recovery codes: each signs you in once if you lose your phone.</p>
<h3>When does the email summary arrive?</h3>
<p>At eight in the morning in your time zone, weekly or daily, if your address is confirmed and there is new data.</p>
<h3>How do I export my data?</h3>
<p>Keywords, reports and analytics download as CSV. A report’s evidence file holds every answer behind its numbers. For everything in your account, request a copy in <a href="/tracker/settings/data">Settings</a>, once a day. You get an email when it is ready and can download it for ${LIMITS.data_copy_days} days.</p>
<h3>Can I undo deleting my account?</h3>
<p>Yes, for ${LIMITS.deletion_days} days: sign in again.</p>
<h3>Who can see my account?</h3>
<p>Support can view it for up to ${LIMITS.view_as_minutes} minutes and change nothing. Settings lists when and why.</p>
<h2>API and webhooks</h2>
<h3>How do I use the API?</h3>
<p>Create an API key in <a href="/tracker/settings/api">Settings</a>. Read keys only read; write keys also make changes and start checks. The <a href="/api/docs">API reference</a> describes every call.</p>
<h3>How do I get notified in my own software?</h3>
<p>With webhooks, if your plan includes them: Plans says so. Add an https address in <a href="/tracker/settings/webhooks">Settings</a>, and we send a signed message when a report is ready or a check has finished.</p>
<h3>What happens when my webhook endpoint is down?</h3>
<p>We retry each event for a day. We turn an endpoint off after ${LIMITS.webhook_failing_days} days without a successful delivery and email you. After you replace a secret, the old one works for another ${LIMITS.webhook_previous_secret_hours} hours.</p>
<h2>Troubleshooting</h2>
<h3>A check failed</h3>
<p>An assistant could not be reached or took too long. Nothing is counted for that check. Try again in a few minutes.</p>
<h3>I can’t add a keyword</h3>
<p>You’ve reached your plan’s limit. Delete keywords you no longer need, or <a href="/tracker/plans">choose a larger plan</a>.</p>
<h3>I forgot my password</h3>
<p>Request a link at <a href="/forgot-password">Forgot password</a>. If no email arrives, check the address and your spam folder, or contact support.</p>`,
};

/** How the product is written and drawn. */
export const BRAND_PAGE: BuiltInPage = {
  slug: 'brand',
  kind: 'page',
  title: messages.brand,
  description: messages.brandDescription,
  content: `<h2>The name</h2>
<p>It is written <strong>Answerscope</strong>: one word, one capital letter.</p>
<h2>The mark</h2>
<img src="/brand/mark.png" alt="The mark: a round scope with two lines of an answer, the second of which ends in a violet dot" width="128" height="128">
<p>Download it as <a href="/brand/mark.svg">SVG</a> or as <a href="/brand/mark.png">PNG</a>.</p>
<h2>The logo</h2>
<p>Mark and name together, with a transparent ground:</p>
<ul><li>for dark grounds as <a href="/brand/logo-on-dark.svg">SVG</a> or <a href="/brand/logo-on-dark.png">PNG</a>,</li><li>for light grounds as <a href="/brand/logo-on-light.svg">SVG</a> or <a href="/brand/logo-on-light.png">PNG</a>.</li></ul>
<p>Leave room around it of at least half the width of the mark, do not stretch it and do not change its colours.</p>
<h2>The colours</h2>
<ul><li>Violet, for what can be pressed: <code>#5f5cdf</code>, on light grounds <code>#5451d3</code></li><li>Light violet, for links and the dot of the mark: <code>#aaa8ff</code>, on light grounds <code>#4b48c8</code></li><li>Ink, the dark ground: <code>#0a0b0d</code></li><li>Paper, the light ground: <code>#fcfcfd</code></li><li>Text: <code>#eceef2</code> on ink, <code>#15171c</code> on paper</li></ul>
<p>Download all of them as <a href="/brand/colours.css">CSS</a> or as <a href="/brand/colours.json">JSON</a>.</p>
<h2>The assistants’ names</h2>
<p>ChatGPT, Claude, Gemini and Perplexity are names of their owners. We name them to say who was asked; they do not endorse this product.</p>
<h2>Writing about us</h2>
<p>In one sentence: Answerscope shows businesses how visible their brand is inside the answers of AI assistants, with every answer as evidence.</p>`,
};
