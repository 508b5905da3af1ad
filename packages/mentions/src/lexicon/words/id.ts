export const words = `
general: air anak angin anjing apel api ayah ayam babi baju bambu banyak batu bebek beras besar besi biru
botol buah buku bulan bunga burung cabai cahaya cepat cinta coklat daging danau dapur daun desa gajah gelas
gula gunung guru hari harimau hati hijau hitam hujan hutan ibu ikan jalan jam jendela jeruk kaca kaki kamar
kambing kapal kapas kasih kayu kebun kecil kelapa kelinci kepala kereta kertas kopi kota kucing kuda kue
kuning kursi lampu langit laut lebah lilin madu makan malam mangga mata matahari meja merah merpati minyak
mobil monyet musim nama nanas nasi padi pagi pantai pasar pasir pintu pisang pohon pulau putih raja rakyat
ratu roti rumah rumput sahabat salju sapi sayur sekolah semut senang sepatu siang singa sungai susu tahu tanah
tangan teh telur teman tikus timun toko topi tua tulang udang ular ungu wajah wangi wortel
`;
