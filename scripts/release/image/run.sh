# sh -e run.sh <root> <data> <user> <read-only> <directory> <command...>: runs the command as the first process of a
# container: in the image's files, as the user (`uid:gid`), with `data` at /data, in mounts and processes of its own.
root=$1
data=$2
user=$3
read_only=$4
directory=$5
shift 5

mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom; do
  : >"$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s /proc/self/fd "$root/dev/fd"
for file in resolv.conf hosts; do
  [ ! -e "$root/etc/$file" ] || mount --bind "/etc/$file" "$root/etc/$file"
done
# What docker run --read-only does, without a /tmp of its own.
[ "$read_only" = no ] || mount -o remount,bind,ro "$root"

exec chroot --userspec="$user" --groups= "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$directory" "$@"
