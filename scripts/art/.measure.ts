import sharp from 'sharp';
import { renderPicture } from './picture';
import { PICTURES } from './pictures';
const ids=['washi-vermilion','stickers-garden','journal-tan','hero-stamps','blog-bahi'];
for (const id of ids){const p=PICTURES.find(x=>x.id===id)!;
 const raw=await sharp(Buffer.from(renderPicture(p))).removeAlpha().png({compressionLevel:1}).toBuffer();
 const out:string[]=[];
 for (const w of [320,480,800,p.width]){
  for (const [n,f] of [['a4:4:4 e4',(s:any)=>s.avif({quality:50,effort:4})],['a420 e4',(s:any)=>s.avif({quality:50,effort:4,chromaSubsampling:'4:2:0'})],['a444 e6',(s:any)=>s.avif({quality:50,effort:6})],['w76',(s:any)=>s.webp({quality:76,effort:4})],['w76 e6 ss',(s:any)=>s.webp({quality:76,effort:6,smartSubsample:true})]] as any){
   const t=Date.now();const b=await f(sharp(raw).resize(w)).toBuffer();out.push(`${w} ${n}: ${(b.length/1024).toFixed(1)}K ${Date.now()-t}ms`);
  }}
 console.log(id,'\n '+out.join('\n '));
 const ph=await sharp(raw).resize(20).webp({quality:40,effort:6}).toBuffer();console.log('ph',ph.length);
}
