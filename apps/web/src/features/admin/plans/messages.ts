// Feature input
export const onePerLine = 'One per line. A line that begins with - is shown as not included.';
