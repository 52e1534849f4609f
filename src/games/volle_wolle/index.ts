export default {} as any;
