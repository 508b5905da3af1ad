// Feature input
export const onePerLine = 'One per line. Start a line with - to show it as not included.';
