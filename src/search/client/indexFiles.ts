export { shardsTag as indexTag } from './pageShards';
