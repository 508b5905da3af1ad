import { message } from '@answerscope/contract';

// Admin comments page
export const waiting = 'Waiting';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const noCommentsAreWaiting = 'No comments are waiting';
export const noApprovedComments = 'No approved comments';
export const noRejectedComments = 'No rejected comments';
export const comments = 'Comments';
export const loadingComments = 'Loading comments...';
export const theCommentsNotLoaded = 'The comments could not be loaded';
export const state = 'State';
export const whatReadersWriteUnderPost = 'New comments on blog posts wait here for your approval.';
/** {count}: comments in {state}, one of pending, approved and rejected */
export const commentsInState = message(
  '{count, plural, one {# comment} other {# comments}} {state, select, pending {to review} approved {approved} other {rejected}}',
);
