import { announcement } from './announcement';

/**
 * Where the browser blocks storage, its very name throws, and the script of the theme that runs before the first paint
 * would set no color mode that exists. What a reader chooses then lives as long as the page.
 */
const storageForThePage = `try{localStorage.getItem('')}catch(e){try{
var m=new Map;Object.defineProperty(window,'localStorage',{configurable:true,value:{
getItem:function(k){return m.has(k)?m.get(k):null},setItem:function(k,v){m.set(k,String(v))},
removeItem:function(k){m.delete(k)},clear:function(){m.clear()},key:function(i){return Array.from(m.keys())[i]||null},
get length(){return m.size}}})}catch(e){}}`;

/**
 * A new announcement is one that nobody has closed. The theme finds that out after the first paint, and keeps the bar
 * away until the next page load to spare the reader a shift.
 */
const newAnnouncement = `try{var i=localStorage.getItem('docusaurus.announcement.id');
if(i&&i!==${JSON.stringify(announcement.id)})localStorage.setItem('docusaurus.announcement.dismiss','false')}catch(e){}`;

/** A page is at one address: with the name of its file, the application would not find it to be the page it is in. */
const addressWithoutFile = `(function(p,q){if(p!==q)history.replaceState(history.state,'',q+location.search+location.hash)
})(location.pathname,location.pathname.replace(/\\/index\\.html$/,'/').replace(/\\.html$/,''))`;

/** What has to run before the first paint, in this order, ahead of the theme's own scripts. */
export const headScripts: readonly string[] = [storageForThePage, newAnnouncement, addressWithoutFile];
