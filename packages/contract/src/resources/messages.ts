import { message } from '../messages/message.ts';

// Cms pages
export const pagesAndPosts = 'Pages and posts';
export const enterATitle = 'Please enter a title';
export const useSmallLetters = 'Please use small letters, digits and single hyphens';
export const theLastPartAddress = 'The last part of its address: about-us.';
export const postOfTheBlog = 'Post of the blog';
export const entryOfTheChangelog = 'Entry of the changelog';
export const oneOrTwoSentencesFor = 'One or two sentences for lists and search engines.';
export const htmlHeadingsFromH2On =
  'Use HTML with headings from h2 on, paragraphs, lists, quotes, code, links and pictures uploaded here. Everything else is removed.';
export const published = 'Published';
export const keepAsADraft = 'Keep as a draft';
export const visitorsGoOnReadingTitle =
  'Visitors keep seeing the published title, description and text. The preview shows the draft. Address, kind and times change immediately.';
export const enterDateAndTime = 'Please enter a date and a time';
export const publishedFrom = 'Published from';
export const atOnce = 'Immediately';
export const yourLocalTime = 'Your local time. Leave empty to publish immediately.';
export const page = 'Page';

// Coupons
export const enterANumber = 'Please enter a number';
export const enterAWholeNumber = 'Please enter a whole number';
export const enter1OrMore = 'Please enter 1 or more';
export const coupons = 'Coupons';
export const atLeastThreeLetters = 'At least three letters, digits or hyphens';
export const whatEnteredAtCheckout = 'Customers enter it at the checkout.';
export const enterAPercentage = 'Please enter a percentage';
export const enterMoreThan0 = 'Please enter more than 0';
export const atMost100 = 'At most 100';
export const atMostTwoDecimals = 'At most two decimals';
export const percentageOff = 'Percentage off';
export const enterAnAmount = 'Please enter an amount';
export const enterWholeCents = 'Please enter whole cents';
export const insteadOfAPercentage = 'Instead of a percentage.';
export const appliesTo = 'Applies to';
export const theFirstPayment = 'The first payment';
export const paymentsOfSomeMonths = 'Payments of some months';
export const everyPayment = 'Every payment';
export const aTrialBeginsWithInvoice =
  'A trial begins with an invoice of $0, which can use up what is for the first payment only.';
export const forHowManyMonths = 'For how many months';
export const onlyForPaymentsSomeMonths = 'Only for payments of some months.';
export const redeemedAtMost = 'Redeemed at most';
export const expires = 'Expires';
export const yourLocalTimeLeftEmptyNever = 'Your local time. Left empty: never.';
export const forFirstPurchaseOnly = 'For a first purchase only';
export const active = 'Active';
export const oneWithdrawnRefusedAtCheckout =
  'One that is withdrawn is refused at the checkout; who redeemed it keeps what it takes off.';
export const none = 'None';
export const unlimited = 'Unlimited';
export const times = 'times';
export const never = 'Never';

// Faq categories
export const faqCategories = 'FAQ categories';
export const nameTheCategory = 'Please name the category';
export const theHeadingAboveItsQuestionsIn =
  'The heading above its questions. If it’s in the trash, its questions are shown without a category.';

// Faq items
export const faqItems = 'FAQ items';
export const enterTheQuestion = 'Please enter the question';
export const enterTheAnswer = 'Please enter the answer';
export const chooseACategory = 'Please choose a category';
export const category = 'Category';
export const noCategory = 'No category';
export const shownToVisitors = 'Shown to visitors';

// Keyword rules
export const keywordRules = 'Keyword rules';
export const enterTwoCharactersOrMore = 'Please enter two characters or more';
export const wholeWordsWhateverTheirCase =
  'Whole words, whatever their case: gambling. A star at the end stands for any ending: gambl*.';
export const sayWhy = 'Please say why';
export const shownAnyoneWhoEntersSuch =
  'Shown to anyone who enters such a keyword: We do not measure gambling.';
export const inForce = 'In force';
export const keywordsThereAlreadyStay = 'Keywords that are there already stay, and are asked.';
export const enterWordsAStarMayStand = 'Please enter words, with a star only at the very end';

// Landing claims
export const landingClaims = 'Landing claims';
export const enterWhatIsClaimed = 'Please enter what is claimed';
export const claim = 'Claim';
export const theFigureOrOffer = 'The figure or the offer: 1,000+, or 14-day free trial.';
export const sayWhat = 'Please say what that is of';
export const ofWhat = 'Of what';
export const belowTheFirstView = 'Below the first view';
export const besideThePrices = 'Beside the prices';
export const shownOnLandingPage = 'Shown on the landing page';
export const businessesOrWithNoCardOn = 'businesses, or with no card on all plans.';

// Logos
export const homepageLogos = 'Homepage logos';
export const describeTheImage = 'Please describe the image';
export const alternativeText = 'Alternative text';
export const readAloudInsteadImage = 'Read aloud instead of the image.';
export const uploadAnImage = 'Please upload an image';
export const image = 'Image';
export const nameTheCompany = 'Please name the company';

// Plans
export const anAmountCannotBeNegative = 'An amount cannot be negative';
export const plans = 'Plans';
export const priceAMonth = 'Price a month';
export const priceAYear = 'Price a year';
export const thePlanHoldsManyFor =
  'The plan holds this many for each of its channels: 25 with 4 channels are 100 keywords.';
export const chooseAtLeastOneChannel = 'Please choose at least one channel';
export const eachChannelCanBeChosen = 'Each channel can be chosen once';
export const channels = 'Channels';
export const refreshedEvery = 'Refreshed every';
export const answersPerQuestion = 'Answers per question';
export const howManyUserMayAsk =
  'How many a user may ask for in one check; each is paid for out of the budget.';
export const webhookEndpoints = 'Webhook endpoints';
export const toHowManyAddressesUser =
  'To how many addresses of a user events are sent; 0 leaves webhooks out.';
export const monthlyBudgetForAnswers = 'Monthly budget for answers';
export const whatAssistantsMayCostFor = 'The most that assistants may cost for one user in a month.';
export const theIdProductHoldsLetters = 'The id of a product holds letters, digits, _ and - alone';
export const stripeProduct = 'Stripe product';
export const highlighted = 'Highlighted';
export const offered = 'Offered';
export const usersOnPlanWithdrawnStay = 'Users on a plan that is withdrawn stay on it.';
export const nameThePlan = 'Please name the plan';
export const hours = 'hours';
export const nameTheFeature = 'Please name the feature';
/** {max}: as many as a plan may list */
export const atMostFeatures = message('At most {max, plural, one {# feature} other {# features}}');

// Resource
export const chooseAtLeastOneRow = 'Please choose at least one row';

// Sign up rules
export const signUpRules = 'Sign-up rules';
export const mailDomain = 'Mail domain';
export const whatStandsBehindThe = 'The part after the @, such as example.com.';
export const asSoonAsOneDomain =
  'As soon as one domain is allowed, only allowed domains can sign up. A blocked one never can.';
export const alsoSubdomains = 'Also subdomains';
export const forExampleComAlsoMail = 'For example.com also mail.example.com.';
export const forOtherAdministrators = 'For other administrators. May be empty.';
export const allowed = 'Allowed';
export const blocked = 'Blocked';

// Testimonials
export const testimonials = 'Testimonials';
export const sayWhoThatIs = 'Please say who that is';
export const positionAndCompany = 'Position and company, below the name.';
export const enterWhatTheySay = 'Please enter what they say';
export const whatTheySay = 'What they say';
export const theirOwnWords = 'Their own words, without quotation marks.';
export const nameWhoSaysIt = 'Please name who says it';

// Theme templates
export const themeTemplates = 'Theme templates';
export const nameTheThemeTemplate = 'Please name the theme template';

// Topic categories
export const topicCategories = 'Topic categories';
export const companiesChoseKeepWhenWithdrawn = 'Companies that chose it keep it when it is withdrawn.';

// Topic ideas
export const topicIdeas = 'Topic ideas';
export const chooseASubcategory = 'Please choose a subcategory';
export const subcategory = 'Subcategory';
export const withoutOneIdeaForEvery = 'Without one, the idea is for every company of the category.';
export const theWholeCategory = 'The whole category';
export const nameTheTopic = 'Please name the topic';
export const threeToFive =
  'Three to five, one a line, each more specific than the one before. The profile fills in {city} and {competitor}. Questions that need a missing one are left out.';
export const keywordsCameStayWhenWithdrawn = 'Keywords that came of it stay when it is withdrawn.';

// Topic subcategories
export const topicSubcategories = 'Topic subcategories';
export const nameTheSubcategory = 'Please name the subcategory';

// Warning rules
export const enterNumberMinutes = 'Please enter a number of minutes';
export const enterWholeMinutes = 'Please enter whole minutes';
export const warningRules = 'Warning rules';
export const warnWhenItIs = 'Warn when it is';
export const enter0OrMore = 'Please enter 0 or more';
export const inUnitMeasure = 'In the unit of the measure, such as percent, minutes, milliseconds or a count.';
export const overTheLast = 'Over the last';
export const whatIsLookedAt =
  'The period that is looked at. Waiting checks, spending and memory count as they are now.';
export const atMostEvery = 'At most every';
export const rulesLookedAtEveryFive = 'Rules are looked at every five minutes.';
export const mailAddresses = 'Mail addresses, one a line. Left empty: all active administrators.';
export const nameTheRule = 'Please name the rule';
export const minutes = 'minutes';
/** {address}: as it was written */
export const isNoMailAddress = message('“{address}” is no mail address');
/** {max}: as many addresses as a rule may have */
export const atMostAddresses = message('At most {max, plural, one {# address} other {# addresses}}');

// Numbers
/** {min}: a number */
export const enterOrMore = message('Please enter {min, number} or more');
/** {max}: a number */
export const atMost = message('At most {max, number}');
/** {max}: a number */
export const atMostDollars = message('At most {max, plural, one {# US dollar} other {# US dollars}}');

// Fields
export const inGerman = 'In German';
export const title = 'Title';
export const slug = 'Slug';
export const kind = 'Kind';
export const description = 'Description';
export const content = 'Content';
export const code = 'Code';
export const amountOff = 'Amount off';
export const name = 'Name';
export const question = 'Question';
export const answer = 'Answer';
export const phrase = 'Phrase';
export const messageField = 'Message';
export const place = 'Place';
export const keywordsPerChannel = 'Keywords per channel';
export const features = 'Features';
export const effect = 'Effect';
export const note = 'Note';
export const role = 'Role';
export const tokens = 'Tokens';
export const topic = 'Topic';
export const questions = 'Questions';
export const measure = 'Measure';
export const threshold = 'Threshold';
export const receivers = 'Receivers';
