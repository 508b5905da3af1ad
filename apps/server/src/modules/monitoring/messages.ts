// Warnings
export const warnsWhenItIs = 'Warns when it is';
export const overTheLast = 'Over the last';
export const seeWhatNeedsYou = 'See what needs you';
