import { message } from '@answerscope/contract';

// Comments
export const commentApproved = 'Comment approved';
export const notApproved = 'Failed to approve the comment';
export const loadingComments = 'Loading comments...';
export const approve = 'Approve';
export const reject = 'Reject';
export const rejectThisComment = 'Reject this comment';
export const takenOffPost = '1 comment is removed from its post. Its author sees that it is not published.';
export const notShown = '1 comment stays hidden. Its author sees that it is not published.';
export const commentRejected = 'Comment rejected';
/** {writer}: their name or email; {post}: its title; {user} and {link}: lead to either */
export const whoWroteWhere = message('<user>{writer}</user> under <link>{post}</link>');
