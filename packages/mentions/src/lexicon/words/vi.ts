export const words = `
general: anh ban banh bay bien bo bong bun buoi ca cam cay chanh chim cho chuoi com cong cua da dat dem den do
dua duong em ga gao gau giay gio go hoa hong kem keo khi la lang lua mat may meo mua muoi nang nha nho non nui
nuoc ot sao sen song sua tao tay tho tien tim tom tra trang trau troi trung vang vi voi vuon xanh xe xoai
`;
